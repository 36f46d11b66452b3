import type { RefObject } from 'react';
import { Failure } from 'shared-contracts/ui';
import { estimateCopy as copy } from './estimate.copy.ts';

interface FailedPartProps {
  text: string;
  retry(): void;
  /** Of the part that failed: the button goes as it is pressed, so this takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A part of the estimate that could not be had, with a way to try again. */
export function FailedPart({ text, retry, heading }: FailedPartProps) {
  const again = () => {
    heading.current?.focus();
    retry();
  };
  return <Failure text={text} label={copy.retry} retry={again} />;
}
