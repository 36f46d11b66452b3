import { renderExpose, screen, within } from '@carefare/testing';
import type { SlotData } from 'shared-contracts';
import { ResidenceSelect } from 'shared-contracts/ui';
import { widget } from '../src/exposes/quick-estimate.tsx';

/** The usual trip from all home countries, in USD. */
export const span = { low: 7_466, high: 8_514 };

/** A page that asks where the visitor lives, with what its estimate of a country counts above it and what else decides below. */
export function showEstimate(
  options: Parameters<typeof renderExpose>[1] = {},
  data: SlotData = { country: 'India', ...span },
) {
  const { Component } = widget;
  const params = { slug: 'hip-replacement', ...options.params };
  const usual: SlotData = data.isUsual ? { isUsual: true } : {};
  const Page = () => (
    <>
      <ResidenceSelect />
      <Component params={params} data={usual} />
      <ul>
        <li data-card="">
          <Component params={params} data={data} />
        </li>
      </ul>
      <Component params={params} data={{ ...usual, isBelow: true }} />
    </>
  );
  const path = '/treatments/hip-replacement';
  return renderExpose({ widget: { ...widget, Component: Page } }, { path, ...options, params });
}
/** The card of India. */
export const findCard = async () =>
  within(
    (await screen.findByRole('link', { name: 'Estimate my trip to India' })).parentElement as HTMLElement,
  );
/** Where the visitor lives. */
export const findSource = () => screen.findByLabelText('I live in');
