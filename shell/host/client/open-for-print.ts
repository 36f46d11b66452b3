/**
 * Opens what is folded while the page is printed, in a browser whose style sheets cannot: Chrome before 131, Firefox
 * before 143, Safari before 18.4. The others do so by `::details-content` in shared-contracts/src/ui/base.css, without code too.
 */
export function openForPrint(): void {
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    const setOpen = (isOpen: boolean) => folded.forEach(details => (details.open = isOpen));
    setOpen(true);
    addEventListener('afterprint', () => setOpen(false), { once: true });
  });
}
