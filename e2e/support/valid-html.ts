import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect } from './test.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes names as its own are, and closes void elements. Both are valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Tables whose rows are blocks on phones have lost their own roles.
    'no-redundant-role': 'off',
    // A select cannot suggest while one types.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Files of the site's own origin; those of remotes have one.
    'require-sri': 'off',
    // The footer keeps the number in one line.
    'tel-non-breaking': 'off',
  },
} satisfies ConfigData);

/** Fails if the HTML is not valid, for example by an element where it is not allowed. */
export async function expectValidHtml(html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const sentences = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset, offset + 80)}`,
    ),
  );
  expect(sentences, 'faults of the HTML').toEqual([]);
}
