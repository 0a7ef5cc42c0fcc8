package org.bowsprit.launcher.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.ResourceBundle;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.SystemLanguages;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;

/**
 * Provides the texts of the command line: its help, messages about wrong command lines, and
 * messages of commands. The texts are in the language of the settings, or in the language of the
 * system if the settings contain no language. The player's own texts may replace them. The texts
 * are read on first use.
 *
 * <p>The English help is part of the declarations of commands and options. The help in another
 * language is in a file such as {@code help_de.properties} in the package of this class or in the
 * player's folder of languages, with the keys that picocli defines. Missing help is shown in
 * English.
 */
public final class HelpTexts {

  private final ProgramFolders folders;
  private final Texts texts = new Texts(() -> settings().isPlainEnglish(), this::entries);
  private Settings settings;
  private Map<String, String> helpEntries;

  /**
   * Creates the texts.
   *
   * @param folders the folders of the settings
   */
  public HelpTexts(ProgramFolders folders) {
    this.folders = folders;
  }

  /** Returns all texts except help, including the texts of play. */
  public Texts texts() {
    return texts;
  }

  /** Translates the help of a command and of all its subcommands. */
  public void translate(CommandLine command) {
    ResourceBundle bundle = new Bundle(entries());
    translate(command, bundle);
  }

  private static void translate(CommandLine command, ResourceBundle bundle) {
    command.setResourceBundle(bundle);
    command.getSubcommands().values().forEach(subcommand -> translate(subcommand, bundle));
  }

  private Map<String, String> entries() {
    if (helpEntries == null) {
      helpEntries = read(settings().language());
    }
    return helpEntries;
  }

  private Settings settings() {
    if (settings == null) {
      settings = Settings.of(settingsFile(), "", warning -> {});
      settings.preferLanguages(SystemLanguages.ofThisProcess().codes());
    }
    return settings;
  }

  /**
   * Returns the file of the settings. The file is opened on first use, because its class starts the
   * log, which takes a while.
   */
  private SettingsFile settingsFile() {
    return new SettingsFile(folders.configFolder().settingsFile());
  }

  private Map<String, String> read(String code) {
    Map<String, String> texts =
        new HashMap<>(new Languages(settingsFile().languagesFolder()).texts(code));
    addBuiltIn(Languages.ENGLISH, texts);
    if (!code.equals(Languages.ENGLISH)) {
      addBuiltIn(code, texts);
    }
    addPlayerTexts(settingsFile().languagesFolder().resolve(fileName(code)), texts);
    return texts;
  }

  private static String fileName(String code) {
    return "help_" + code + ".properties";
  }

  private static void addBuiltIn(String code, Map<String, String> texts) {
    try (InputStream in = HelpTexts.class.getResourceAsStream(fileName(code))) {
      if (in != null) {
        add(new InputStreamReader(in, StandardCharsets.UTF_8), texts);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the texts of help cannot be read", e);
    }
  }

  private static void addPlayerTexts(Path file, Map<String, String> texts) {
    if (!Files.isRegularFile(file)) {
      return;
    }
    try (Reader in = Files.newBufferedReader(file)) {
      add(in, texts);
    } catch (IOException | IllegalArgumentException e) {
      LoggerFactory.getLogger(HelpTexts.class)
          .warn("the texts of {} cannot be read: {}", file.getFileName(), e.getMessage());
    }
  }

  private static void add(Reader in, Map<String, String> texts) throws IOException {
    Properties properties = new Properties();
    properties.load(in);
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
  }

  /** Provides the texts to picocli. */
  private static final class Bundle extends ResourceBundle {

    private final Map<String, String> texts;

    private Bundle(Map<String, String> texts) {
      this.texts = texts;
    }

    @Override
    protected Object handleGetObject(String key) {
      return texts.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(texts.keySet());
    }
  }
}
