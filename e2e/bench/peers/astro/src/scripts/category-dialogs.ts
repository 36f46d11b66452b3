/** A dialog with the treatments of a card. */
function openDialog(button: Element): void {
  const links = [...(button.closest('article')?.querySelectorAll('a') ?? [])];
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = button.textContent;
  const list = document.createElement('ul');
  list.append(
    ...links.map(link => {
      const item = document.createElement('li');
      item.append(link.cloneNode(true));
      return item;
    }),
  );
  const close = Object.assign(document.createElement('button'), { textContent: 'Close' });
  close.addEventListener('click', () => dialog.close());
  dialog.append(list, close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

for (const button of document.querySelectorAll('button[aria-haspopup=dialog]'))
  button.addEventListener('click', () => openDialog(button));
