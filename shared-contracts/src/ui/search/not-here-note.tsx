import { Link } from '../components/link.tsx';
import type { NotHereWords } from './search.copy.ts';

/** What a search says of care that is not here, or of a question, with the way to go. */
export function NotHereNote({ text, link }: NotHereWords) {
  return (
    <>
      {text} <Link to={link.to}>{link.name}</Link>.
    </>
  );
}
