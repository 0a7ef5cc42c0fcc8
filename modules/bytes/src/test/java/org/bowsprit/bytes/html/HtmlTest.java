package org.bowsprit.bytes.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTest {

  @Test
  void textNeverBecomesAnElementOrEndsAnAttribute() {
    assertThat(Html.escape("<b> & \"c\" &lt;")).isEqualTo("&lt;b&gt; &amp; &quot;c&quot; &amp;lt;");
  }
}
