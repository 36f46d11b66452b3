import { screen, violations } from '@carefare/testing';
import { prefillAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { renderCountry, rowOf } from '../../testing/country-page.ts';

const PATH = '/destinations/india';

describe('a country', () => {
  it('has its own figures: treatments, home countries, languages, visa', async () => {
    const { container } = renderCountry(PATH);
    await screen.findByText('Before you travel');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Treatment in India');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What treatment costs in India',
      'Travelling to India, by home country',
      'Before you travel',
      'What would it cost you in India?',
    ]);
    expect(rowOf('Hip Replacement')).toHaveTextContent('Hip Replacement15$6,200 publishedplus travel');
    expect(rowOf('UK')).toHaveTextContent(
      'UK8.5 hours$100about $7,900 all inabout $9,600 less than privately at home',
    );
    expect(rowOf('Bangladesh')).toHaveTextContent(
      'about $7,500 all incosts about $500 more than privately at home',
    );
    for (const text of ['English, Hindi', 'Up to 60 days.', /Vegetarian food/])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Indicative, as of November 2026.*Not medical advice/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('shows whole trips against home once it is known where the visitor lives', async () => {
    const { user } = renderCountry(PATH);
    await screen.findByText('Before you travel');
    expect(rowOf('Hip Replacement')).not.toHaveTextContent(/all in|at home/);
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await screen.findByText(/^All in from the UK/);
    expect(rowOf('Hip Replacement')).toHaveTextContent('about $9,600 less than privately at home');
    expect(
      screen.getByText(/^All in from the UK: one patient, as many nights as each treatment takes/),
    ).toBeVisible();
  });

  it('leads to its treatments, the other countries, the prices, the calculator and the quote', async () => {
    const { user, store, router } = renderCountry(PATH);
    await screen.findByText('Before you travel');
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Hip Replacement')).toBe('/treatments/hip-replacement/india');
    expect(addressOf('Costa Rica')).toBe('/destinations/costa-rica');
    expect(screen.queryByRole('link', { name: 'India' })).toBeNull();
    expect(addressOf('Where prices come from')).toBe('/prices');
    expect(addressOf('Get a personalised quote')).toBe('/contact');
    const [calculate] = screen.getAllByRole('link', { name: 'Calculate Costs for India' });
    expect(calculate?.getAttribute('href')).toBe('/?to=india');
    if (calculate) await user.click(calculate);
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    expect(store.get(prefillAtom)).toEqual({ country: 'India' });
  });
});
