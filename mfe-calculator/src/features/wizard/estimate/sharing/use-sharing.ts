import { useState } from 'react';
import { type TripData, tripLink } from 'shared-contracts';
import { useServices } from 'shared-contracts/ui';
import { sharingCopy } from './sharing.copy.ts';

/**
 * A link to the estimate. It carries the trip and no contact data.
 * @param currency that its amounts are shown in, if it is not US dollars
 * @param text of the total, handed to the device with it; null while it is not known
 */
export function useSharing(trip: TripData, currency: string | undefined, text: string | null) {
  const { announce } = useServices();
  const [last, setLast] = useState<{ link: string; isCopied: boolean } | null>(null);
  const link = new URL(`/${tripLink(trip, currency)}`, location.origin).href;
  const copy = async () => {
    const isCopied = await copyText(link);
    setLast({ link, isCopied });
    announce(isCopied ? sharingCopy.copied : sharingCopy.refused);
  };
  return {
    link,
    /** The link as it was copied, or refused to be; null after a change of answers, when it is of another estimate. */
    shared: last && last.link === link ? last : null,
    copy,
    /** Hands the link to the device, or copies it where that cannot be done. */
    async share() {
      if (!('share' in navigator)) return copy();
      try {
        await navigator.share({ title: sharingCopy.link, ...(text && { text }), url: link });
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
      }
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;

/** @returns false if the clipboard is missing (plain http) or refused */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
