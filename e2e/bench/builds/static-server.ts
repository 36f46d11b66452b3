/** A static file server as a process: answers each path with the file that FILES, a JSON object, names. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const files = JSON.parse(process.env.FILES ?? '{}') as Record<string, string>;
const bodies = new Map(Object.entries(files).map(([path, file]) => [path, readFileSync(file)]));

process.once('SIGTERM', () => process.exit(0));
createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  if (!body) return response.writeHead(404).end();
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    })
    .end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
