package org.bowsprit.gannet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The German name of an object, and its declined forms.
 *
 * @param gender m, f or n for masculine, feminine or neuter; p for plural; - for a proper name,
 *     which has no article
 * @param name the basic form: an optional adjective in its strong form, and a noun
 */
record NounPhrase(char gender, String name) {

  private static final String GENDERS = "mfnp-";
  private static final List<String> ACCUSATIVE_ARTICLES =
      List.of("den ", "die ", "das ", "die ", "");
  private static final List<String> DATIVE_ARTICLES = List.of("dem ", "der ", "dem ", "den ", "");
  private static final List<String> ZU_FORMS = List.of("zum ", "zur ", "zum ", "zu den ", "zu ");
  private static final List<String> STRONG_ENDINGS = List.of("er", "e", "es", "e", "");
  private static final List<String> WEAK_ACCUSATIVE_ENDINGS = List.of("en", "e", "e", "en", "");

  /** Returns the accusative: "den kalten Tee". */
  String accusative() {
    return formForGender(ACCUSATIVE_ARTICLES)
        + adjectiveWithEnding(formForGender(WEAK_ACCUSATIVE_ENDINGS))
        + noun()
        + wordsAfterNoun();
  }

  /** Returns the dative: "dem kalten Tee". */
  String dative() {
    return formForGender(DATIVE_ARTICLES) + dativeWithoutArticle();
  }

  /** Returns the form after the preposition "zu", with the preposition: "zum kalten Tee". */
  String formAfterZu() {
    return formForGender(ZU_FORMS) + dativeWithoutArticle();
  }

  private String dativeWithoutArticle() {
    if (gender == '-') {
      // "etwas Hohes" becomes "etwas Hohem".
      return name.replaceFirst("^(etwas \\p{Lu}.*)s$", "$1m");
    }
    boolean addsN = gender == 'p' && !noun().endsWith("n") && !noun().endsWith("s");
    return adjectiveWithEnding("en") + noun() + (addsN ? "n" : "") + wordsAfterNoun();
  }

  private String formForGender(List<String> forms) {
    return forms.get(GENDERS.indexOf(gender));
  }

  private boolean hasAdjective() {
    return gender != '-' && Character.isLowerCase(name.charAt(0));
  }

  /** Returns the adjective with another ending and a space; empty if there is no adjective. */
  private String adjectiveWithEnding(String ending) {
    if (!hasAdjective()) {
      return "";
    }
    String adjective = name.substring(0, name.indexOf(' '));
    if (!adjective.endsWith(formForGender(STRONG_ENDINGS))) {
      throw new AssertionError("'" + name + "' has a wrong ending for gender " + gender);
    }
    return adjective.substring(0, adjective.length() - formForGender(STRONG_ENDINGS).length())
        + ending
        + " ";
  }

  private String noun() {
    String[] words = name.split(" ", -1);
    return gender == '-' ? name : words[hasAdjective() ? 1 : 0];
  }

  private String wordsAfterNoun() {
    int end = name.indexOf(noun()) + noun().length();
    return name.substring(end);
  }

  /**
   * Returns the entries of nouns.txt. A key is a name, or a name followed by " @" and the object's
   * identifier if the entry is only for that object.
   */
  static Map<String, NounPhrase> all() {
    Map<String, NounPhrase> nouns = new HashMap<>();
    try (InputStream in = NounPhrase.class.getResourceAsStream("nouns.txt")) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(
              line ->
                  nouns.put(
                      line.substring(2),
                      new NounPhrase(line.charAt(0), line.substring(2).replaceFirst(" @.*", ""))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return nouns;
  }
}
