import { useState } from 'react';
import type { ExposedPage } from 'shared-contracts';
import { Button, PageHero } from 'shared-contracts/ui';
import { copy } from '../reviews.copy.ts';

function ReviewsPage() {
  const [count, setCount] = useState(0);
  return (
    <PageHero title={copy.title} lead={copy.lead}>
      <Button onClick={() => setCount(count + 1)}>{copy.helpful(count)}</Button>
    </PageHero>
  );
}

/** /our-reviews */
export const page: ExposedPage = { Component: ReviewsPage };
