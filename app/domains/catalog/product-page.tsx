import type {ReactNode} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, type Breadcrumb} from '~/ui/breadcrumbs';
import {BadgeList} from './badge-list';
import {shippingLine} from './card-text';
import {Gallery} from './gallery';
import {OptionPicker} from './option-picker';
import {Price} from './price';
import type {ProductModel} from './product-model';
import {Rating} from './rating';
import {VetSupervisedNote} from './vet-supervised-note';

interface ProductPageProps {
  product: ProductModel;
  /** Purchase option, quantity and button: the cart's part of the page. */
  buyBox: ReactNode;
  /** Below the product, for instance what goes with it. */
  children?: ReactNode;
}

/** A product with one of its variants. Everything that depends on the variant follows the URL. */
export function ProductPage({product, buyBox, children}: ProductPageProps) {
  const {isStaff} = useSite();
  const {variant} = product;
  return (
    <div className="page-column flex flex-col gap-4 py-5 md:gap-6">
      <Breadcrumbs items={trail(product)} />
      <div className="grid items-start gap-8 lg:grid-cols-[1.08fr_1fr] lg:gap-14">
        <Gallery key={variant.id} images={variant.images} title={product.title} />
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-col gap-2.5">
            <BadgeList badges={variant.badges} />
            <h1 className="text-heading-l">{product.title}</h1>
            <p className="text-ink-soft">{product.subtitle}</p>
            {!isStaff && <Rating rating={product.rating} />}
            {product.isPrescription && <VetSupervisedNote />}
            <Price
              size="l"
              cents={variant.priceCents}
              compareAtCents={variant.compareAtCents}
              unitPrice={variant.unitPrice}
            />
            {variant.stockLabel && (
              <p className={`font-strong ${variant.inStock ? 'text-warning' : 'text-ink-soft'}`}>
                {variant.stockLabel}
              </p>
            )}
          </div>
          <OptionPicker options={product.options} />
          {buyBox}
          {!isStaff && (
            <p className="text-small font-strong text-success">
              {shippingLine(variant.priceCents)}
            </p>
          )}
        </div>
      </div>
      <ProductText product={product} />
      {children}
    </div>
  );
}

function ProductText({product}: {product: ProductModel}) {
  const {variant, benefits, description} = product;
  return (
    <div className="grid gap-8 border-t border-line pt-8 md:grid-cols-2 lg:gap-14">
      <section className="flex flex-col gap-3">
        <h2 className="text-heading-m">About this food</h2>
        <p className="max-w-prose">{description}</p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-heading-m">At a glance</h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small text-ink-soft">
          {variant.weightLabel && (
            <>
              <dt>Weight</dt>
              <dd>{variant.weightLabel}</dd>
            </>
          )}
          <dt>Item number</dt>
          <dd>{variant.sku}</dd>
        </dl>
      </section>
    </div>
  );
}

function trail({title, species, variant}: ProductModel): Breadcrumb[] {
  return [
    {label: 'Home', to: '/'},
    {label: 'All Products', to: '/products'},
    ...(species
      ? [{label: species === 'dog' ? 'Dog' : 'Cat', to: `/products/${species}/species`}]
      : []),
    {label: title, to: variant.path},
  ];
}
