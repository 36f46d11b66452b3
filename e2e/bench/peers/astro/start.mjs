/** The built pages on PORT, until the process ends. */
import { preview } from 'astro';

await preview({ root: import.meta.dirname, server: { host: '127.0.0.1', port: Number(process.env.PORT) } });
