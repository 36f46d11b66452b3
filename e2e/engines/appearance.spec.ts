import { writeFile } from 'node:fs/promises';
import { kindsOfPages } from '../support/paths.ts';
import { expect, test } from './support/test.ts';

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`each kind of page fits a window of ${width} px, with its heading and pictures`, {
    tag: ['@shell', '@nightly'],
  }, async ({ visitor }) => {
    await visitor.window.resize(width, height);
    for (const path of kindsOfPages) {
      await visitor.open(path);
      await visitor.waitFor('h1');
      const overflow = await visitor.window.run(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, `px by which ${path} is wider than the window`).toBe(0);
      const broken = await visitor.read('img', images =>
        images
          .filter(
            image => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0,
          )
          .map(image => (image as HTMLImageElement).currentSrc),
      );
      expect(broken, path).toEqual([]);
      await visitor.window.run('scrollTo(0, 0)');
      const name = `${path.replaceAll('/', '-').slice(1) || 'home'}-${width}.png`;
      await writeFile(test.info().outputPath(name), await visitor.window.screenshot());
    }
  });
