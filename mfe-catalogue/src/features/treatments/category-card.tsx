import type { MouseEvent } from 'react';
import { categoryName, moveWizardAtom, searchTermAtom, skipNextResetAtom } from 'shared-contracts';
import { Button, Link, Picture, Title, useNavigate, useSetAtom } from 'shared-contracts/ui';
import { CategoryIcon } from './category-icon.tsx';
import type { Category } from './group-by-category.ts';
import { TreatmentLinks } from './treatment-links.tsx';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';

/** Section 7's widths for treatment cards, and two more because 280 pixels blur on dense screens. */
const CARD_WIDTHS = [140, 210, 280, 400, 640] as const;

interface CategoryCardProps {
  category: Category;
  /** The first card's picture is in the first view. */
  isFirst: boolean;
  openDialog: () => void;
}

/** A category with links to its treatments. Its name opens a dialog with the same list. */
export function CategoryCard({ category, isFirst, openDialog }: CategoryCardProps) {
  const name = categoryName(category.name);
  const showCosts = useShowCosts();
  return (
    <article className={classes.card} data-card="">
      {category.image && (
        <Picture
          src={category.image}
          alt=""
          width={800}
          height={600}
          widths={CARD_WIDTHS}
          sizes="(min-width: 75em) 383px, (min-width: 48em) 32vw, 92vw"
          priority={isFirst}
        />
      )}
      <div className={classes.body}>
        <div className={classes.head}>
          <CategoryIcon category={category.name} />
          <Title order={2} size="h3">
            <button type="button" className={classes.open} aria-haspopup="dialog" onClick={openDialog}>
              {name}
            </button>
          </Title>
        </div>
        <p className={classes.about}>{copy.about(name)}</p>
        <TreatmentLinks treatments={category.treatments} />
        <Button
          component={Link}
          to={`/treatments?q=${encodeURIComponent(name)}`}
          variant="outline"
          className={classes.costs}
          onClick={event => showCosts(event, category.name)}
        >
          {copy.costs(name)}
        </Button>
      </div>
    </article>
  );
}

/** Opens the home page's treatment search, filled with the category. Without JavaScript the link shows the category alone. */
function useShowCosts(): (event: MouseEvent, category: string) => void {
  const navigate = useNavigate();
  const setTerm = useSetAtom(searchTermAtom);
  const moveWizard = useSetAtom(moveWizardAtom);
  const keepTrip = useSetAtom(skipNextResetAtom);
  return (event, category) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setTerm(category);
    moveWizard('treatment');
    keepTrip();
    void navigate('/#treatment-search');
  };
}
