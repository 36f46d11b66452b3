import { screen, violations } from '@carefare/testing';
import { expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { linkedTreatments } from '../linked-treatments.ts';
import { CostStrip } from './cost-strip.tsx';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('leaves out samples of treatments that the API does not have', () => {
  const absent = ['dental-implants', 'breast-augmentation', 'gastric-sleeve'].map(
    slug => `/treatments/${slug}`,
  );
  renderShell(<CostStrip />, '/', { absent });
  expect(links()).toEqual(['Hair Transplant in Turkey $1,200']);
  expect(screen.getByText(/^Indicative, as of/)).toBeVisible();
});

it('has no sample where the API has none of their treatments', () => {
  renderShell(<CostStrip>An offer</CostStrip>, '/', { absent: linkedTreatments });
  expect(links()).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/^Indicative, as of/)).toBeNull();
  expect(screen.getByText('An offer')).toBeVisible();
});

it('has each price with what it is for, and says that it is of the treatment only', async () => {
  renderShell(<CostStrip />);
  expect(items()).toEqual([
    'Dental Implants in Turkey $900per implant, with abutment and crown',
    'Breast Augmentation in India $3,200both sides, implants included',
    'Hair Transplant in Turkey $1,200one FUE session, about 2,500 to 3,000 grafts',
    'Gastric Sleeve in India $15,000laparoscopic surgery, two to three nightsNot confirmed. Others: $4,500 to $8,000.',
  ]);
  expect(
    screen.getByText('Indicative, as of November 2026. The treatment only, set by Carefare.'),
  ).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});
