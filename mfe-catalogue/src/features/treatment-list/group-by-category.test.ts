import { aTreatment } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { groupByCategory } from './group-by-category.ts';

const treatment = (name: string, category: string, order: number | null, image: string | null = null) =>
  aTreatment({ name, category, order, image });

describe('treatments by category', () => {
  it('sorts categories by name, treatments by order from 0 or 1, and puts a missing order last', () => {
    const groups = groupByCategory([
      treatment('Late', 'Dental', null),
      treatment('Second', 'Dental', 2),
      treatment('First', 'Dental', 1),
      treatment('Zeroth', 'Dental', 0),
      treatment('Bypass', 'Cardiac', 1),
    ]);
    expect(groups.map(group => [group.name, group.treatments.map(({ name }) => name)])).toEqual([
      ['Cardiac', ['Bypass']],
      ['Dental', ['Zeroth', 'First', 'Second', 'Late']],
    ]);
  });

  it('sorts letters with accents next to those without', () => {
    const names = ['Women’s Health', 'Ästhetische Medizin', 'Zahnmedizin', 'Augen', 'Éclat'];
    const groups = groupByCategory(names.map(name => treatment('A', name, 1)));
    expect(groups.map(({ name }) => name)).toEqual([
      'Ästhetische Medizin',
      'Augen',
      'Éclat',
      'Women’s Health',
      'Zahnmedizin',
    ]);
  });

  it('takes the image of the first treatment that has one', () => {
    const [group] = groupByCategory([
      treatment('B', 'Dental', 2, '/b.svg'),
      treatment('A', 'Dental', 1),
      treatment('C', 'Dental', 3, '/c.svg'),
    ]);
    expect(group?.image).toBe('/b.svg');
    const all = [treatment('A', 'Dental', 1, '/a.svg'), treatment('B', 'Dental', 2)];
    expect(groupByCategory(all.slice(1), all)[0]?.image).toBe('/a.svg');
  });
});
