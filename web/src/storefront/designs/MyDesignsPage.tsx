import { Alert, Button, Container, Group, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { useState } from 'react'
import { signedIn } from '../../shared/accounts/ask-to-sign-in.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ChooseGarment } from '../../shared/catalogue/ChooseGarment.tsx'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import { productsByIdQuery } from '../../shared/catalogue/products-by-id-query.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { savedDesignsQuery } from '../../shared/saved-designs/saved-designs-query.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { ListHead } from '../../shared/ui/heads/ListHead.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/designs.ts'
import { DeleteDesign } from './DeleteDesign.tsx'
import { DesignCard, type Wish } from './DesignCard.tsx'
import { isBegun } from './lay-design.ts'
import { nameOfCopy } from './name-of-copy.ts'
import { RenameDesign } from './RenameDesign.tsx'
import { ShareDesign } from './ShareDesign.tsx'
import { useChangeDesign } from './use-change-design.ts'
import { type Laid, useLayDesign } from './use-lay-design.ts'

/** The number of designs from which a search is shown. */
const searchedFrom = 8

/** Designs saved here move to the account automatically after signing in. */
const keepInAccount = () => signedIn({ title: texts.signInTitle, promise: texts.signInPromise, goOn: () => undefined })

type Asked = { readonly wish: Wish; readonly saved: SavedDesign; readonly product?: Product | undefined }

/** A person's saved designs: in their account, or as a visitor in this browser. */
export function MyDesignsPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id)
  const { data, isPending, isError, refetch } = useQuery(savedDesignsQuery(userId))
  const designs = data ?? []
  const ids = [...new Set(designs.map(({ productId }) => productId))]
  const products = useQuery(productsByIdQuery(ids))
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const laying = useLayDesign()
  const change = useChangeDesign()
  const close = () => setAsked(undefined)

  const lay = (laid: Laid, isSure = false) => {
    const { saved, product, isInBulk } = laid
    if (!isSure && isBegun(saved, product, isInBulk)) {
      return setAsked({ wish: isInBulk ? 'in bulk' : 'use', saved, product })
    }
    close()
    return laying.mutate(laid)
  }

  const wish = (wanted: Wish, saved: SavedDesign, product: Product | undefined) => {
    if (product && (wanted === 'use' || wanted === 'in bulk')) {
      return lay({ saved, product, isInBulk: wanted === 'in bulk' })
    }
    if (wanted === 'share' && userId === undefined) return keepInAccount()
    if (wanted !== 'duplicate') return setAsked({ wish: wanted, saved })
    const name = nameOfCopy(saved.name)
    return change.mutate(
      { kind: 'duplicate', saved, name },
      {
        onSuccess: () => toast.good(texts.duplicated(name)),
        onError: (error) => toast.bad(sentenceFor(error, texts.notChanged)),
      },
    )
  }

  const replaced = asked?.wish === 'use' || asked?.wish === 'in bulk' ? asked.product : undefined
  const shown = designs.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <Container pt="xl">
      <PageHead title={texts.myDesigns} isUnlisted />
      {isError && !data ? (
        <FailedNotice as="page" text={texts.failedToLoad} onRetry={() => refetch()} />
      ) : !isPending && designs.length === 0 ? (
        <Notice as="page" title={texts.noDesignsYet} text={texts.drawOne}>
          <ButtonLink to="/order">{texts.startDesigning}</ButtonLink>
        </Notice>
      ) : (
        <>
          <ListHead title={texts.myDesigns} count={isPending ? undefined : texts.countOf(shown.length)}>
            {designs.length >= searchedFrom && (
              <TextInput
                type="search"
                aria-label={texts.searchDesigns}
                placeholder={texts.searchDesigns}
                value={words}
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
            )}
          </ListHead>
          {userId === undefined && !isPending && (
            <Alert color="ink" mb="xl">
              <Group gap="sm">
                {texts.savedHere}
                <Button variant="default" size="sm" onClick={keepInAccount}>
                  {texts.keepInAccount}
                </Button>
              </Group>
            </Alert>
          )}
          {designs.length > 0 && shown.length === 0 && (
            <Notice title={texts.nothingFound(words.trim())} text="">
              <Button variant="default" onClick={() => setWords('')}>
                {texts.clearSearch}
              </Button>
            </Notice>
          )}
          <ProductGrid isBusy={isPending}>
            {isPending && [0, 1, 2, 3].map((key) => <Skeleton key={key} component="li" height="22rem" />)}
            {shown.map((saved) => {
              const product = products.data && (products.data.find(({ _id }) => _id === saved.productId) ?? null)
              return (
                <DesignCard
                  key={saved._id}
                  saved={saved}
                  product={product}
                  isBusy={products.isLoading || (laying.isPending && laying.variables.saved._id === saved._id)}
                  onWish={(wanted) => wish(wanted, saved, product ?? undefined)}
                />
              )
            })}
          </ProductGrid>
        </>
      )}
      {asked?.wish === 'rename' && <RenameDesign saved={asked.saved} onClose={close} />}
      {asked?.wish === 'delete' && <DeleteDesign saved={asked.saved} onClose={close} />}
      {asked?.wish === 'share' && <ShareDesign saved={asked.saved} onClose={close} />}
      {asked?.wish === 'another garment' && (
        <ChooseGarment
          priceOf={({ price }) => price}
          onChosen={(product) => lay({ saved: asked.saved, product, isInBulk: false })}
          onClose={close}
        />
      )}
      {asked && replaced && (
        <ConfirmDialog
          title={texts.replaceTitle}
          confirm={texts.replace}
          onClose={close}
          onConfirm={() => lay({ saved: asked.saved, product: replaced, isInBulk: asked.wish === 'in bulk' }, true)}
        >
          <p>{texts.replaceAsk(replaced.name)}</p>
        </ConfirmDialog>
      )}
    </Container>
  )
}
