import DefaultTheme from 'vitepress/theme'
import { tokenize } from '../tokenize.js'

export default {
  extends: DefaultTheme,
  // Not in the configuration, which would need a policy that allows eval.
  enhanceApp({ siteData }) {
    siteData.value.themeConfig.search.options.miniSearch.options.tokenize = tokenize
  },
}
