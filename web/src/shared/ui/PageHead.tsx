/** The document's title and, where given, its description. */
export function PageHead({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <>
      <title>{`${title} · Teeshala`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
