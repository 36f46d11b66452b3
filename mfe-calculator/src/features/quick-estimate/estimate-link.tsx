import type { ReactNode } from 'react';
import { chooseDestination, slugOf, type Treatment, treatmentSlug } from 'shared-contracts';
import { Link, useNavigate, useServices, useStore } from 'shared-contracts/ui';
import type { Counts } from './counts.rules.ts';

interface EstimateLinkProps {
  treatment: Treatment;
  country: string;
  /** What the visitor has answered; step 2 asks for the rest. */
  counts: Partial<Counts>;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Opens step 2 of the calculator with a country (section 4). In a new tab, and before this code is there, the home page does
 * the same by the address. Space follows it too (the shell's `follow-by-space.ts`): section 2 asks for that of a country's card.
 */
export function EstimateLink({ treatment, country, counts, ...props }: EstimateLinkProps) {
  const { api, session } = useServices();
  const store = useStore();
  const navigate = useNavigate();
  const choose = () => {
    void chooseDestination({ api, session, store }, { treatment, country, ...counts }, error =>
      console.warn('Step 2 could not be opened', error),
    );
    void navigate('/#calculator-section');
  };
  return (
    <Link
      {...props}
      to={`/?treatment=${treatmentSlug(treatment)}&to=${slugOf(country)}#calculator-section`}
      onFollow={choose}
      data-space=""
    />
  );
}
