import { timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as v from 'valibot';
import type { Overrides } from '../../composition/overrides.ts';
import { cookieNameOf } from '../form-posts/form-cookies.ts';
import { keyedHash } from '../security/keyed-hash.ts';
import { createOverridesSchema } from './override-address.ts';

const NAME = 'carefare_override';
const VALUE_MAX = 1_500;

interface OverrideCookieOptions {
  /** Hosts that overrides may come from. Without any no cookie counts. */
  hosts: readonly string[];
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
}

/** Whether a request may have overrides, so that nothing kept may answer it. */
export const mayHaveOverrides = (cookies: string | undefined): boolean => cookies?.includes(NAME) ?? false;

/** The signed cookie that says which releases one browser overrides, until it is closed. */
export function createOverrideCookie({ hosts, hashKey, origin }: OverrideCookieOptions) {
  const name = cookieNameOf({ name: NAME }, origin);
  const schema = v.pipe(v.string(), v.parseJson(), createOverridesSchema(hosts));
  const sign = (text: string): string => `${text}.${keyedHash(hashKey, `cookie ${NAME} ${text}`)}`;
  const write = (value: string, maxAge?: number): string =>
    serialize(name, value, {
      path: '/',
      httpOnly: true,
      secure: origin.startsWith('https:'),
      sameSite: 'Lax',
      ...(maxAge !== undefined && { maxAge }),
    });
  return {
    /** A Set-Cookie header. */
    create: (overrides: Overrides): string => write(sign(JSON.stringify(overrides))),
    /** A Set-Cookie header that ends all overrides. */
    clear: (): string => write('', 0),
    /** @param cookies the request's Cookie header. @returns undefined without a valid cookie, whose hosts are still allowed */
    read(cookies: string | undefined): Overrides | undefined {
      if (hosts.length === 0 || !mayHaveOverrides(cookies)) return undefined;
      const signed = parse(cookies ?? '', name)[name] ?? '';
      if (signed.length > VALUE_MAX) return undefined;
      const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
      const [sent, expected] = [Buffer.from(signed), Buffer.from(sign(text))];
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
      const parsed = v.safeParse(schema, text);
      return parsed.success ? parsed.output : undefined;
    },
  };
}

export type OverrideCookie = ReturnType<typeof createOverrideCookie>;
