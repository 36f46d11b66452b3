import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address in front of several servers, such as a virtual address or a balancer gives to a database. */
export async function startSwitchableProxy(port: number) {
  let target: number | undefined = port;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer(socket => {
    track(socket);
    // Without a target the server seems to be out of reach: connections are accepted and nothing ever comes.
    if (target === undefined) return;
    const upstream = track(connect(target, '127.0.0.1'));
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  const contacted = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    /** Resolves with the first connection. */
    contacted,
    switchTo(next: number) {
      target = next;
      for (const socket of sockets) socket.destroy();
    },
    /** Nothing passes any more, and no connection ends: as when a cable is cut. */
    cut() {
      target = undefined;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
