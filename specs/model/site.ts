/** A categoryCode1; `ALL` means every category of the site. */
export type FaqTab = 'ALL' | 'MBR' | 'BILL' | 'EDU' | 'ETC' | 'TRBL' | 'SOLUT' | 'PROD'

/** A page about education or a support programme. */
export type SupportPageName = 'greenHouse' | 'greenRookie' | 'greenDevelopers' | 'edu'

/** How a site differs from the others. */
interface SiteRow {
  /** Host name in production. */
  readonly host: string
  /** The FAQ tabs, in display order. */
  readonly faqTabs: readonly FaqTab[]
  readonly supportPages: readonly SupportPageName[]
  /** The education portal. */
  readonly eduPortal: string | null
  /** The page about the support plans. */
  readonly supportPlan: string | null
  /** The category that requires the account of a third-party workspace. */
  readonly workspaceCategory: string | null
  /** Whether a quote requires the number of servers or users. */
  readonly asksScale: boolean
  /** Whether general inquiries have the name that government sites give them. */
  readonly isGovernment: boolean
}

const supportPlan = 'https://www.haneul.example/support-plan'

/** The variants of the product. Their pages are in `apps/<site>`, and their ports follow each other in this order. */
const siteRows = {
  public: {
    host: 'www.haneul.example',
    faqTabs: ['ALL', 'MBR', 'BILL', 'EDU', 'ETC', 'TRBL', 'SOLUT', 'PROD'],
    supportPages: ['greenHouse', 'greenRookie', 'greenDevelopers', 'edu'],
    eduPortal: 'https://edu.haneul.example/',
    supportPlan,
    workspaceCategory: 'O2O_BI_004',
    asksScale: true,
    isGovernment: false,
  },
  gov: {
    host: 'www.gov.haneul.example',
    faqTabs: ['ALL', 'MBR', 'BILL', 'ETC', 'TRBL', 'PROD'],
    supportPages: [],
    eduPortal: null,
    supportPlan: null,
    workspaceCategory: 'O2O_BI_001',
    asksScale: true,
    isGovernment: true,
  },
  fin: {
    host: 'www.fin.haneul.example',
    faqTabs: ['ALL', 'MBR', 'BILL', 'ETC', 'TRBL', 'SOLUT', 'PROD'],
    supportPages: ['greenHouse', 'greenRookie', 'edu'],
    eduPortal: null,
    supportPlan,
    workspaceCategory: null,
    asksScale: false,
    isGovernment: false,
  },
} satisfies { readonly [site: string]: SiteRow }

export type Site = keyof typeof siteRows

export const sites = Object.keys(siteRows) as [Site, ...Site[]]

export const siteRow = (site: Site) => siteRows[site] as SiteRow

export const isSite = (value: unknown): value is Site => sites.some((site) => site === value)
