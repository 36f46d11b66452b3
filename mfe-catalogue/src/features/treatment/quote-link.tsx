import type { ReactNode } from 'react';
import { type Treatment, treatmentSlug } from 'shared-contracts';
import { Button, Link, useNavigate, useServices } from 'shared-contracts/ui';

interface QuoteLinkProps {
  treatment: Treatment;
  destination: string | null;
  children: ReactNode;
}

/**
 * Records the event and opens /contact with treatment and destination as state (section 10.20). In a new tab, and without
 * code, the form reads them from the address.
 */
export function QuoteLink({ treatment, destination, children }: QuoteLinkProps) {
  const { track } = useServices();
  const navigate = useNavigate();
  const { id, name } = treatment;
  const query = new URLSearchParams({
    treatment: treatmentSlug(treatment),
    ...(destination && { destination }),
  });
  const requestQuote = () => {
    track({ name: 'treatment_search', version: 1, context: 'home', treatment: name });
    void navigate('/contact', { state: { treatmentId: id, destination } });
  };
  return (
    <Button variant="outline" size="lg" component={Link} to={`/contact?${query}`} onFollow={requestQuote}>
      {children}
    </Button>
  );
}
