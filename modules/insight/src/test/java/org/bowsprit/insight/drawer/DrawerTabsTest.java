package org.bowsprit.insight.drawer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DrawerTabsTest {

  private static final List<String> TITLES = List.of("console", "scripts", "variables", "bits");

  @Test
  void titlesThatFitAreInOneRow() {
    assertThat(new DrawerTabs(TITLES, 1, 80).rows())
        .containsExactly("F1 console [2 scripts] 3 variables 4 bits");
  }

  @Test
  void noTitleIsCutInANarrowPanel() {
    assertThat(new DrawerTabs(TITLES, 0, 24).rows())
        .containsExactly("[F1 console] 2 scripts", "3 variables 4 bits");
  }

  @Test
  void aTabIsFoundWhereItStands() {
    DrawerTabs tabs = new DrawerTabs(TITLES, 0, 24);
    assertThat(tabs.pageAt(0, 0)).isZero();
    assertThat(tabs.pageAt(13, 0)).isEqualTo(1);
    assertThat(tabs.pageAt(12, 0)).as("between two").isEqualTo(-1);
    assertThat(tabs.pageAt(13, 1)).isEqualTo(3);
    assertThat(tabs.pageAt(13, 2)).isEqualTo(-1);
  }

  @Test
  void pagesBeyondTheFunctionKeysHaveNoNumber() {
    List<String> many = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k");
    assertThat(new DrawerTabs(many, 0, 80).rows().get(0)).endsWith("10 j k");
  }
}
