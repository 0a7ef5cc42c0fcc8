package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.declaration.Value;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.internal.sound.DeviceTags;
import org.bowsprit.kit.internal.sound.MusicFile;
import org.bowsprit.kit.internal.sound.SoundException;
import org.bowsprit.kit.internal.sound.SoundPart;

/** Builds a sound from the files that its declaration names. */
final class SoundBuilder {

  static final String SAMPLES_FOLDER = "sounds/";
  static final String MUSIC_FOLDER = "music/";

  private static final Set<String> KNOWN_SETTINGS =
      Set.of("wav", "voc", "midi", "adlib", "roland", "general", "speaker", "data", "raw", "room");

  private static final String LOOP_WORD = "loop";
  private static final Set<String> LOOPABLE_KINDS = Set.of("wav", "midi");

  private final ResourceDeclaration declaration;
  private final SourceReport report;
  private final List<SoundPart> parts = new ArrayList<>();

  SoundBuilder(ResourceDeclaration declaration, SourceReport report) {
    this.declaration = declaration;
    this.report = report;
  }

  /** Returns the payload of the sound; empty if a file is missing or invalid. */
  Optional<Bytes> build() {
    SettingsCheck.check(declaration.properties(), KNOWN_SETTINGS, "a sound", report);
    Optional<Property> raw = declaration.properties().find("raw");
    if (raw.isPresent()) {
      return file(raw.get(), 0, SAMPLES_FOLDER);
    }
    for (Property property : declaration.properties().list()) {
      part(property).ifPresent(parts::add);
    }
    if (parts.isEmpty()) {
      addDefaultFiles();
    }
    return payload();
  }

  private Optional<Bytes> payload() {
    if (parts.isEmpty() && namesFiles()) {
      // The errors of these files have been reported.
      return Optional.empty();
    }
    if (parts.isEmpty()) {
      report.error(
          declaration.position(),
          "expected a sound's file: wav \"…\", midi \"…\", or %s%s.wav or %s%s.mid"
              .formatted(SAMPLES_FOLDER, declaration.name(), MUSIC_FOLDER, declaration.name()));
      return Optional.empty();
    }
    try {
      return Optional.of(SoundPart.payload(parts));
    } catch (SoundException e) {
      report.error(declaration.position(), e.getMessage());
      return Optional.empty();
    }
  }

  private boolean namesFiles() {
    return declaration.properties().list().stream()
        .anyMatch(property -> !property.name().equals("room"));
  }

  /** Adds the files that have the name of the sound, for a sound without settings. */
  private void addDefaultFiles() {
    addDefaultFiles(
        SAMPLES_FOLDER + declaration.name() + ".wav", file -> new SoundPart.Wave(file, false));
    addDefaultFiles(
        MUSIC_FOLDER + declaration.name() + ".mid", file -> new SoundPart.Song(file, false));
  }

  private void addDefaultFiles(String path, Function<Bytes, SoundPart> part) {
    report
        .tree()
        .file(path)
        .ifPresent(file -> parts.add(new SoundPart.Named(path, part.apply(file))));
  }

  private void checkWords(Property property) {
    boolean canLoop = LOOPABLE_KINDS.contains(property.name());
    for (Value value : property.values()) {
      if (value instanceof Value.Word word
          && !property.name().equals("room")
          && !(canLoop && word.text().equals(LOOP_WORD))) {
        report.error(
            property.position(),
            "expected %s, found '%s'"
                .formatted(
                    canLoop ? "'loop' or nothing after the file" : "nothing after the file",
                    word.text()));
      }
    }
  }

  private Optional<SoundPart> part(Property property) {
    checkWords(property);
    return switch (property.name()) {
      case "wav" ->
          part(property, 0, SAMPLES_FOLDER, file -> new SoundPart.Wave(file, loops(property)));
      case "voc" -> part(property, 0, SAMPLES_FOLDER, SoundPart.Voc::new);
      case "midi" ->
          part(property, 0, MUSIC_FOLDER, file -> new SoundPart.Song(file, loops(property)));
      case "data" ->
          part(property, 1, SAMPLES_FOLDER, file -> new SoundPart.Data(tag(property), file));
      default ->
          DeviceTags.tagOf(property.name())
              .flatMap(
                  tag ->
                      part(
                          property,
                          0,
                          MUSIC_FOLDER,
                          file -> new SoundPart.Music(tag, file, startBytes(property))));
    };
  }

  private Optional<SoundPart> part(
      Property property, int index, String folder, Function<Bytes, SoundPart> part) {
    return file(property, index, folder)
        .map(
            file ->
                new SoundPart.Named(folder + property.text(index).orElseThrow(), part.apply(file)));
  }

  private static boolean loops(Property property) {
    return property.values().contains(new Value.Word(LOOP_WORD));
  }

  private static String tag(Property property) {
    return (property.text(0).orElse("") + "    ").substring(0, 4);
  }

  private static Bytes startBytes(Property property) {
    int[] numbers = new int[8];
    for (int i = 0; i < numbers.length; i++) {
      Optional<Integer> number = property.number(i + 1);
      if (number.isEmpty()) {
        return MusicFile.DEFAULT_START;
      }
      numbers[i] = number.get() & 0xFF;
    }
    return Bytes.of(numbers);
  }

  private Optional<Bytes> file(Property property, int index, String folder) {
    Optional<String> name = property.text(index);
    if (name.isEmpty()) {
      report.error(property.position(), "expected the name of a file between double quotes");
    }
    return name.flatMap(each -> report.file(folder + each, property.position()));
  }
}
