/** The pages of the office: a title that also names the tab, what can be done, what is shown. */
import type { ReactNode } from "react";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import { PageHead } from "./show.tsx";

interface PageProps {
  title: string;
  /** At the right of the title. */
  acts?: ReactNode;
  children: ReactNode;
}

export function Page({ title, acts, children }: PageProps) {
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={title}>{acts}</PageHead>
      {children}
    </div>
  );
}

interface ListPageProps<Row> extends Omit<ListTableProps<Row>, "caption"> {
  readonly title: string;
  /** What the list is called; left out: like the page. */
  readonly caption?: string;
  readonly acts?: ReactNode;
  /** Between the title and the list. */
  readonly above?: ReactNode;
  /** Below the list: sheets that its rows open. */
  readonly children?: ReactNode;
}

/** A page that is one list. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, acts, above, children, ...list } = props;
  return (
    <Page title={title} acts={acts}>
      {above}
      <ListTable caption={title} {...list} />
      {children}
    </Page>
  );
}
