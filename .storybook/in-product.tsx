/** Draws a screen inside the whole product, with its menu and top bar, at the address of its story. */
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentType } from 'react';
import type { RequestHandler } from 'msw';

interface ProductModule {
  Product: ComponentType<{ address?: string }>;
  frameMocks: readonly RequestHandler[];
}

// by its name alone: the application checks its own types
const [loadProduct] = Object.values(import.meta.glob<ProductModule>('../apps/crm/src/app/shell/product.tsx'));
if (!loadProduct) throw new Error('The product is not where it was');
const load = loadProduct;

const Product = lazy(async () => ({ default: (await load()).Product }));

function addressOf({ parameters }: Pick<StoryContext, 'parameters'>): string | undefined {
  const { address = parameters['addressOfFile'] } = parameters;
  return typeof address === 'string' ? address : undefined;
}

export function isInProduct(story: Pick<StoryContext, 'globals' | 'parameters'>): boolean {
  return story.globals['frame'] === 'product' && addressOf(story) !== undefined;
}

export const inProduct: Decorator = (Story, story) => {
  const address = addressOf(story);
  if (!isInProduct(story) || address === undefined) return <Story />;
  return (
    <Suspense>
      <Product address={address} />
    </Suspense>
  );
};

/** Mocks the requests of the frame where the story itself mocks nothing. */
export async function answerTheFrame(story: StoryContext): Promise<void> {
  if (!isInProduct(story)) return;
  const { frameMocks } = await load();
  story.msw.use(...story.msw.listHandlers(), ...frameMocks);
}
