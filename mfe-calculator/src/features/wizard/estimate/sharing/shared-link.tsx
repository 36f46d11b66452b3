import { TextInput } from 'shared-contracts/ui/forms';
import { sharingCopy as copy } from './sharing.copy.ts';
import type { Sharing } from './use-sharing.ts';

/** Says that the link is copied, or shows it, to be copied by hand. */
export function SharedLink({ shared }: Pick<Sharing, 'shared'>) {
  if (!shared) return null;
  if (shared.isCopied) return <p>{copy.copied}</p>;
  return (
    <TextInput
      readOnly
      name="link"
      label={copy.link}
      description={copy.refused}
      value={shared.link}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
