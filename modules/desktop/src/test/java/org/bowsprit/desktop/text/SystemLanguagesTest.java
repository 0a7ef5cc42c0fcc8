package org.bowsprit.desktop.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests how the user's preferred languages are read from environment variables. */
class SystemLanguagesTest {

  private static List<String> codesOf(Map<String, String> environment) {
    return SystemLanguages.of("Linux", environment, "en").codes();
  }

  @Test
  void theLanguageIsReadFromTheLocale() {
    assertThat(codesOf(Map.of("LANG", "de_DE.UTF-8"))).containsExactly("de");
    assertThat(codesOf(Map.of("LANG", "de"))).containsExactly("de");
    assertThat(codesOf(Map.of("LANG", "de_AT@euro"))).containsExactly("de");
  }

  @Test
  void theFirstNonEmptyVariableIsUsed() {
    assertThat(codesOf(Map.of("LC_ALL", "", "LC_MESSAGES", "de_DE", "LANG", "fr_FR")))
        .containsExactly("de");
    assertThat(codesOf(Map.of("LC_ALL", "it_IT", "LC_MESSAGES", "de_DE"))).containsExactly("it");
    assertThat(codesOf(Map.of("LC_ALL", "C.UTF-8", "LANG", "de_DE"))).containsExactly("en");
  }

  @Test
  void aListOfLanguagesHasPrecedenceOverEveryLocaleExceptC() {
    Map<String, String> environment = Map.of("LANG", "fr_FR.UTF-8", "LANGUAGE", "de_DE:en");
    assertThat(codesOf(environment)).containsExactly("de", "en");
    assertThat(codesOf(Map.of("LANG", "C", "LANGUAGE", "de"))).containsExactly("en");
    assertThat(codesOf(Map.of("LANGUAGE", "de"))).containsExactly("en");
  }

  @Test
  void theLanguageOfJavaIsUsedOnWindowsAndIfNoVariableIsSet() {
    assertThat(SystemLanguages.of("Mac OS X", Map.of(), "de").codes()).containsExactly("de");
    assertThat(SystemLanguages.of("Windows 11", Map.of("LANG", "fr_FR"), "de").codes())
        .containsExactly("de");
  }

  @Test
  void theLanguageOfTheGamePrecedesTheLanguageOfTheSystem() {
    SystemLanguages germanSystem = new SystemLanguages(List.of("de"));
    assertThat(germanSystem.forGameIn("Italian")).containsExactly("it", "de");
    assertThat(germanSystem.forGameIn("English")).containsExactly("de");
  }

  @Test
  void theProcessHasALanguageEvenIfTheOsNameIsUnknown() {
    String osName = System.clearProperty("os.name");
    try {
      assertThat(SystemLanguages.ofThisProcess().codes()).isNotEmpty();
    } finally {
      System.setProperty("os.name", osName);
    }
  }
}
