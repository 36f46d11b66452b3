import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { wholeAnswer } from 'shared-contracts/wire';
import { vi } from 'vitest';
import { createGateway, type GatewayOptions } from '../gateway/gateway.ts';
import type { GatewayCall } from '../gateway/site-calls.ts';
import type { UpstreamFailure } from '../gateway/upstream.ts';
import { listen } from './listen.ts';

/** A call as the API got it. */
export interface Received {
  line: string;
  body: string;
  headers: IncomingMessage['headers'];
}

export const onFailure = vi.fn<(failure: UpstreamFailure) => void>();

/** A gateway before an API that answers as told. Its answers expire by a clock that only the test moves. */
export async function startGateway(
  respond: (received: Received, response: ServerResponse) => void,
  options: Partial<GatewayOptions> = {},
) {
  onFailure.mockReset();
  let time = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const later = (ms: number) => void (time += ms);
  const received: Received[] = [];
  const url = await listen((request, response) => {
    void readText(request).then(body => {
      const one = { line: `${request.method} ${request.url}`, body, headers: request.headers };
      received.push(one);
      respond(one, response);
    });
  });
  const gateway = createGateway({ apiUrl: `${url}/shop`, onFailure, ...options });
  const ask = async (line: string, body?: object, more: Partial<GatewayCall> = {}) => {
    const [method = '', target = ''] = line.split(' ');
    const bytes = body && new TextEncoder().encode(JSON.stringify(body)).buffer;
    const answer = await gateway.answer({ method, target, body: bytes, headers: new Headers(), ...more });
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    return { status: answer.status, headers: answer.headers, text };
  };
  return { ask, received, gateway, later };
}

/** Answers with JSON. */
export const json = (response: ServerResponse, status: number, value: unknown, headers = {}) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify(value));

/** What the gateway makes of an answer that lacks fields. */
export const wholeText = (call: string, answer: unknown): string => JSON.stringify(wholeAnswer(call, answer));
