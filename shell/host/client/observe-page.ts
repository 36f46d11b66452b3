declare global {
  /** What changes in the page's body. The observer is there so that changes of the caller can be left out. */
  var pageChanges: {
    /** Changes from before `follow` was set. */
    readonly early: MutationRecord[];
    readonly observer: MutationObserver;
    follow(records: readonly MutationRecord[]): void;
  };
}

/** Observes the body from its last element on, since a translator may change it before the page's code is there. */
export function observePage(): void {
  const early: MutationRecord[] = [];
  const observer = new MutationObserver(records => pageChanges.follow(records));
  observer.observe(document.body, { childList: true, subtree: true, characterDataOldValue: true });
  globalThis.pageChanges = { early, observer, follow: records => void early.push(...records) };
}
