/** How translators put their words, here capitals, in place of an element's own texts. They call nothing that a page can replace. */
export const translators = {
  'fonts in place of texts': parent => eachText(parent, text => text.replaceWith(inFonts(upper(text)))),
  'fonts in place of texts, from the last to the first': parent =>
    eachText(parent, text => text.replaceWith(inFonts(upper(text))), true),
  'fonts put before the texts': parent =>
    eachText(parent, text => {
      text.before(inFonts(upper(text)));
      text.remove();
    }),
  'fonts around the texts': parent =>
    eachText(parent, text => {
      const font = inFonts('');
      text.replaceWith(font);
      font.firstElementChild?.replaceChildren(text);
      text.data = upper(text);
    }),
  'texts changed in place': parent => eachText(parent, text => (text.data = upper(text))),
  'other texts': parent => eachText(parent, text => text.replaceWith(upper(text))),
  'adjoining texts made one': mergeTexts,
  'adjoining texts made one, in a font': parent => {
    mergeTexts(parent);
    eachText(parent, text => text.replaceWith(inFonts(upper(text))));
  },
} as const satisfies Record<string, (parent: Element) => void>;

const upper = ({ data }: Text): string => data.toUpperCase();

function eachText(parent: Element, change: (text: Text) => unknown, fromLast = false): void {
  const texts = [...parent.childNodes].filter(node => node instanceof Text);
  for (const text of fromLast ? texts.toReversed() : texts) change(text);
}

function inFonts(content: string): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(content);
  outer.append(inner);
  return outer;
}

/** As Firefox does: all children are taken out; adjoining texts become one, in the first old text that is free. */
function mergeTexts(parent: Element): void {
  const children = [...parent.childNodes].map(node => ({ node, words: node.textContent ?? '' }));
  const free = children.flatMap(({ node }) => (node instanceof Text ? [node] : []));
  let merged: Text | undefined;
  for (const { node } of children) node.remove();
  for (const { node, words } of children)
    if (node instanceof Text) {
      const before: string = merged?.data ?? '';
      merged ??= free.shift() ?? new Text();
      parent.append(merged);
      // Once it is in place, since jsdom tells an observer of it only there.
      merged.data = before + words.toUpperCase();
    } else if (node instanceof Element) {
      merged = undefined;
      parent.append(node);
    }
}
