import { Field } from '../../fields/field.tsx';
import { sharingCopy as copy } from './sharing.copy.ts';
import type { Sharing } from './use-sharing.ts';

/** What became of a link: it is copied, or here it is, to copy by hand. */
export function SharedLink({ shared }: Pick<Sharing, 'shared'>) {
  if (!shared) return null;
  if (shared.isCopied) return <p>{copy.copied}</p>;
  return (
    <Field
      readOnly
      name="link"
      label={copy.link}
      hint={copy.refused}
      value={shared.link}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
