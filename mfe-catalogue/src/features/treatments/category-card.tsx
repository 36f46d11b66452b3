import { categoryName, moveWizardAtom, searchTermAtom, skipNextResetAtom } from 'shared-contracts';
import { Button, Picture, Title, useNavigate, useSetAtom } from 'shared-contracts/ui';
import type { Category } from './by-category.ts';
import { CategoryIcon } from './category-icon.tsx';
import { TreatmentLinks } from './treatment-links.tsx';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';

/** Section 7's widths of treatment cards, and two more for dense screens, on which 280 would blur. */
const CARD_WIDTHS = [140, 210, 280, 400, 640] as const;

interface CategoryCardProps {
  category: Category;
  onOpen: () => void;
}

/** One category: picture, icon, links, a dialog with the same list, and the way to its costs. */
export function CategoryCard({ category, onOpen }: CategoryCardProps) {
  const name = categoryName(category.name);
  const showCosts = useShowCosts();
  return (
    <article className={classes.card}>
      {category.image && (
        <Picture
          src={category.image}
          alt=""
          width={800}
          height={600}
          widths={CARD_WIDTHS}
          sizes="(min-width: 75em) 383px, (min-width: 48em) 32vw, 92vw"
        />
      )}
      <div className={classes.body}>
        <div className={classes.head}>
          <CategoryIcon category={category.name} />
          <Title order={2} size="h3">
            <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
              {name}
            </button>
          </Title>
        </div>
        <p className={classes.about}>{copy.about(name)}</p>
        <TreatmentLinks treatments={category.treatments} />
        <Button variant="outline" className={classes.costs} onClick={() => showCosts(category.name)}>
          {copy.costs(name)}
        </Button>
      </div>
    </article>
  );
}

/** Fills the home's treatment search with the category and scrolls there; the shell does the scrolling. */
function useShowCosts(): (category: string) => void {
  const navigate = useNavigate();
  const setTerm = useSetAtom(searchTermAtom);
  const moveWizard = useSetAtom(moveWizardAtom);
  const keepTrip = useSetAtom(skipNextResetAtom);
  return category => {
    setTerm(category);
    moveWizard('treatment');
    keepTrip();
    void navigate('/#treatment-search');
  };
}
