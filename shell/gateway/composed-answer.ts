import { wholeAnswer } from 'shared-contracts/wire';
import { isAbsent, type SiteCall } from './site-calls.ts';

/** What stands for an answer of the API that is not there; undefined if it is there, or nothing stands for it. */
export function composedAnswer(
  { name, isOpen, otherwise }: SiteCall,
  status: number,
  text: string,
): string | undefined {
  const isEmpty = status < 300 && /^\s*(?:null\s*)?$/.test(text);
  const isThere = !isAbsent(status) && !isEmpty;
  return isThere || isOpen || otherwise === undefined
    ? undefined
    : JSON.stringify(wholeAnswer(name, otherwise));
}
