import type { RefObject } from 'react';
import { Failure } from 'shared-contracts/ui';
import { estimateCopy as copy } from './estimate.copy.ts';

interface FailedSectionProps {
  text: string;
  retry(): void;
  /** Heading of the section, which takes the focus on retry: the pressed button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A section of the estimate that failed to load, with a button to retry. */
export function FailedSection({ text, retry, heading }: FailedSectionProps) {
  const retryFromHeading = () => {
    heading.current?.focus();
    retry();
  };
  return <Failure text={text} label={copy.retry} retry={retryFromHeading} />;
}
