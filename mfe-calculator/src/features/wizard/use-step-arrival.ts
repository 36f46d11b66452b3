import { useEffect, useLayoutEffect, useRef } from 'react';
import { titleNoteAtom } from 'shared-contracts';
import { useServices, useSetAtom } from 'shared-contracts/ui';

/**
 * A change of step moves the focus to its heading, is announced and stands before the page's title. The first one leaves
 * all three as they are, unless the wizard was opened beyond its first step: then the title says so.
 */
export function useStepArrival(heading: string, first: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  const last = useRef(heading);
  const moved = useRef(false);
  const { announce } = useServices();
  const setTitleNote = useSetAtom(titleNoteAtom);

  // Before the effects of the parts below: what they have to say is said last, and the heading is read with the focus.
  useLayoutEffect(() => {
    if (last.current === heading) return;
    last.current = heading;
    moved.current = true;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
    announce(heading);
  }, [heading, announce]);

  useEffect(() => {
    if (!first || moved.current) setTitleNote(heading);
  }, [heading, first, setTitleNote]);
  useEffect(() => () => setTitleNote(null), [setTitleNote]);
  return element;
}
