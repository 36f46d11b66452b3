import type { renderExpose } from '@carefare/testing';

/** Fills in a field at once, since a page with many fields takes long for each key. */
export async function enter(
  user: ReturnType<typeof renderExpose>['user'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
