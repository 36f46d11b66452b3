import { aTreatment } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { groupByCategory } from './group-by-category.ts';

const treatment = (name: string, category: string, order: number, image: string | null = null) =>
  aTreatment({ name, category, order, image });

describe('treatments by category', () => {
  it('sorts categories by name, treatments by order, and puts a missing order last', () => {
    const groups = groupByCategory([
      treatment('Late', 'Dental', 0),
      treatment('Second', 'Dental', 2),
      treatment('First', 'Dental', 1),
      treatment('Bypass', 'Cardiac', 1),
    ]);
    expect(groups.map(group => [group.name, group.treatments.map(({ name }) => name)])).toEqual([
      ['Cardiac', ['Bypass']],
      ['Dental', ['First', 'Second', 'Late']],
    ]);
  });

  it('takes the image of the first treatment that has one', () => {
    const [group] = groupByCategory([
      treatment('B', 'Dental', 2, '/b.svg'),
      treatment('A', 'Dental', 1),
      treatment('C', 'Dental', 3, '/c.svg'),
    ]);
    expect(group?.image).toBe('/b.svg');
  });
});
