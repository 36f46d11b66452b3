const form = document.querySelector<HTMLFormElement>('form[method=post]');

/** Names the fields that are missing. Nothing is sent. */
form?.addEventListener('submit', event => {
  event.preventDefault();
  const missing = form.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)');
  const names = [...missing].map(field => field.labels?.[0]?.textContent);
  const status = form.querySelector('[role=status]') ?? document.createElement('p');
  status.role = 'status';
  status.textContent = names.length > 0 ? `Still needed: ${names.join(', ')}` : 'Thank you.';
  form.append(status);
  missing[0]?.focus();
});
