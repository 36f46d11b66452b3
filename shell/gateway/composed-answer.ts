import { wholeAnswer } from 'shared-contracts/wire';
import { readJson } from './read-json.ts';
import type { SiteCall } from './site-calls.ts';

/** Whether an answer has nothing in it: no body, null or, where no field is needed, none of the call's. */
export function isEmptyAnswer({ name, isFile }: SiteCall, text: string): boolean {
  if (isFile) return false;
  if (/^\s*(?:null\s*)?$/.test(text)) return true;
  if (name !== 'GET masters/options') return false;
  const said = readJson(text);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return false;
  return !Object.keys(Object(wholeAnswer(name, {}))).some(field => field in said);
}

/** What stands for an answer of the API that is not there; undefined if nothing does. */
export const composedAnswer = ({ name, isOpen, otherwise }: SiteCall): string | undefined =>
  isOpen || otherwise === undefined ? undefined : JSON.stringify(wholeAnswer(name, otherwise));
