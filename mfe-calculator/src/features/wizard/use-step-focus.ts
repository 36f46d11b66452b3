import { useEffect, useLayoutEffect, useRef } from 'react';
import { titleNoteAtom } from 'shared-contracts';
import { useServices, useSetAtom } from 'shared-contracts/ui';

/**
 * On a change of step, focuses and announces its heading and puts it in the page's title. The first render does neither,
 * except for the title when the wizard opens beyond its first step.
 * @returns the ref of the heading
 */
export function useStepFocus(heading: string, isFirstStep: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  const lastHeading = useRef(heading);
  const hasMoved = useRef(false);
  const { announce } = useServices();
  const setTitleNote = useSetAtom(titleNoteAtom);

  // Layout effects run before the effects of children, so that their announcements come after this one.
  useLayoutEffect(() => {
    if (lastHeading.current === heading) return;
    lastHeading.current = heading;
    hasMoved.current = true;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
    announce(heading);
  }, [heading, announce]);

  useEffect(() => {
    if (!isFirstStep || hasMoved.current) setTitleNote(heading);
  }, [heading, isFirstStep, setTitleNote]);
  useEffect(() => () => setTitleNote(null), [setTitleNote]);
  return element;
}
