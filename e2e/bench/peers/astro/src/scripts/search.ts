const form = document.querySelector<HTMLFormElement>('form[role=search]');
const field = form?.querySelector('input');
const list = form?.querySelector<HTMLElement>('[role=listbox]');
const treatments = [...document.querySelectorAll('#treatments option')].map(({ textContent }) => textContent);

/** The search form and the suggestions, with a list of the treatments whose name has the typed letters. */
if (form && field && list) {
  const show = () => {
    const term = field.value.toLowerCase();
    const found = term ? treatments.filter(name => name.toLowerCase().includes(term)) : [];
    list.hidden = found.length === 0;
    list.replaceChildren(
      ...found.map(name => {
        const option = Object.assign(document.createElement('div'), { textContent: name });
        option.role = 'option';
        return option;
      }),
    );
  };
  field.addEventListener('input', show);
  form.parentElement?.addEventListener('click', ({ target }) => {
    const name = target instanceof Element && target.closest('button[type=button], [role=option]');
    if (!name || name.ariaLabel) return;
    field.value = name.textContent;
    list.hidden = true;
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (treatments.includes(field.value)) location.hash = 'calculator-section';
  });
}
