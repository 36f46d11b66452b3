/** Shifts of the layout so far, by what moved. */
export const readShifts = () => (globalThis as { shifts?: { value: number; moved: string }[] }).shifts ?? [];

/** Runs in the page before its own code. @param recentInput also counts shifts within half a second of the visitor's input */
export function observeShifts(recentInput = false): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node }[];
  }
  // A node that is not in the page any more.
  const GONE = 'gone';
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return (element?.closest('[role="option"]') ?? element)?.outerHTML.slice(0, 80) ?? GONE;
      });
      if (recentInput || !hadRecentInput) shifts.push({ value, moved: moved.join() });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
