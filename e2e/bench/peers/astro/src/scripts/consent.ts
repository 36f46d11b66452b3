const KEY = 'consent';
const banner = document.querySelector<HTMLElement>('.consent');

/** The question about analytics, until it is answered. */
if (banner) {
  banner.hidden = localStorage.getItem(KEY) !== null;
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    localStorage.setItem(KEY, target.value);
    banner.hidden = true;
  });
}
