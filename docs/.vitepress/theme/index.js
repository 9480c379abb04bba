import { h } from 'vue'
import DefaultTheme from 'vitepress/theme'
import { tokenize } from '../tokenize.js'
import '../../../src/ui/tokens/tokens.css'
import '../../../apps/console/theme.css'
import './style.css'

/** The ways to what the same server serves. The router leaves links with a target to the browser. */
const ways = () =>
  [
    ['/__mock/', 'Console'],
    ['/__mock/enter?world=default&to=%2Fsupport', 'Sites'],
    ['/__mock/?tab=contract', 'Contract'],
  ].map(([href, text]) => h('a', { href, target: '_self', class: 'way' }, text))

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'nav-bar-content-after': ways, 'nav-screen-content-before': ways }),
  // Not in the configuration, which would need a policy that allows eval.
  enhanceApp({ siteData }) {
    siteData.value.themeConfig.search.options.miniSearch.options.tokenize = tokenize
  },
}
