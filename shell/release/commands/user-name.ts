import { userInfo } from 'node:os';

/** Who runs the command. In a container a user id may have no entry in passwd. */
export function userName(environment = process.env, read: typeof userInfo = userInfo): string {
  try {
    return read().username;
  } catch {
    return environment.USER || 'unknown';
  }
}
