import { expect, it } from 'vitest';
import { parseDraft, readDraft } from './draft.ts';

it('reads the digits of other keyboards', () => {
  const form = new FormData();
  form.append('units', '\u202B৪\u202C');
  form.append('total', '＄٥٬٤٠٠');
  form.append('amount-hotel', '۴۰۰ USD');
  expect(readDraft(form)).toMatchObject({ units: '4', total: '$5,400', amounts: { hotel: '400 USD' } });
});

it('reads a posted form, and nothing else that is in it', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['treatment', '52'],
    ['country', 'India'],
    ['total', '9'.repeat(1_000_000)],
    ['has-hotel', 'yes'],
    ['has-yacht', 'yes'],
    ['amount-hotel', '$400'],
    ['amount-yacht', '$1'],
    ['text', 'Dear Ms Smith'],
  ] as const)
    form.append(name, value);
  form.append('units', new Blob(['a file']));
  const draft = readDraft(form);
  expect(draft).toMatchObject({ treatment: '52', country: 'India', units: '', has: ['hotel'] });
  expect(draft.total).toHaveLength(60);
  expect(draft.amounts).toMatchObject({ hotel: '$400' });
  expect(JSON.stringify(draft)).not.toMatch(/yacht|Smith/);
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseDraft({ has: ['a yacht'] })).toBeNull();
  expect(parseDraft('hotel')).toBeNull();
});
