package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.vm.code.ScriptText;

/** Converts the texts of a game without sources to a PO file, and a PO file to texts. */
public final class GamePo {

  private final List<GameText> texts;

  /** Creates the converter for a game's texts. */
  public GamePo(List<GameText> texts) {
    this.texts = List.copyOf(texts);
  }

  /** Returns a PO file whose translations are the texts themselves. */
  public PoFile identity(String language) {
    return export(language, true);
  }

  /** Returns a PO file without translations. */
  public PoFile untranslated(String language) {
    return export(language, false);
  }

  private PoFile export(String language, boolean translated) {
    List<PoEntry> entries = new ArrayList<>();
    for (GameText each : texts) {
      String id = each.readable();
      if (!id.isBlank()) {
        entries.add(
            new PoEntry(List.of(), List.of(), List.of(), each.place(), id, translated ? id : ""));
      }
    }
    return new PoFile(entries, language);
  }

  /**
   * Returns the texts that a PO file translates, by place.
   *
   * @throws TranslationException if the game cannot show one of the texts
   */
  public Map<String, ScriptText> translated(PoFile translation) {
    Map<PoEntry.Key, String> finished = translation.finished();
    Map<String, ScriptText> translatedTexts = new LinkedHashMap<>();
    for (GameText each : texts) {
      String text = finished.get(new PoEntry.Key(each.place(), each.readable()));
      if (text != null) {
        translatedTexts.put(each.place(), GlyphText.write(each.place(), text));
      }
    }
    return translatedTexts;
  }
}
