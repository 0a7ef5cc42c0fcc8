package org.bowsprit.launcher.command;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.plugin.host.PluginJarFile;
import org.bowsprit.plugin.host.archive.Checksum;

/** A registry of plugins in a folder. Its lists are signed as {@code minisign -S -l} signs them. */
public final class SignedRegistry {

  private static final String TRUSTED_COMMENT = "made by a test";

  private final Path folder;
  private final KeyPair keyPair;
  private final byte[] keyId;
  private final List<Map<String, Object>> plugins = new ArrayList<>();
  private final Map<String, Object> fields = new LinkedHashMap<>();

  public SignedRegistry(Path folder) {
    this(folder, 1);
  }

  /** Creates a registry. The last byte of its key id is the given number. */
  SignedRegistry(Path folder, int lastKeyIdByte) {
    this.folder = folder;
    this.keyId = new byte[] {1, 2, 3, 4, 5, 6, 7, (byte) lastKeyIdByte};
    try {
      keyPair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  public String url() {
    return indexFile().toUri().toString();
  }

  Path indexFile() {
    return folder.resolve("index.json");
  }

  Path pluginFile(String id, String version) {
    return folder.resolve(id + "-" + version + ".jar");
  }

  /**
   * Returns the public key in minisign's format. The key is the last 32 bytes of Java's encoding.
   */
  public String publicKey() {
    byte[] x509 = keyPair.getPublic().getEncoded();
    return base64(
        new byte[] {'E', 'd'}, keyId, Arrays.copyOfRange(x509, x509.length - 32, x509.length));
  }

  /**
   * Writes the jar of a plugin version and adds its entry. The plugin requires the current API
   * version.
   */
  SignedRegistry addVersion(String id, String version) throws IOException {
    return addVersion(id, version, ">=1.0.0 & <2.0.0");
  }

  SignedRegistry addVersion(String id, String version, String requires) throws IOException {
    addEntry(
        PluginJarFile.of(id, version)
            .writeTo(folder, pluginFile(id, version).getFileName().toString()),
        id,
        version,
        requires);
    return this;
  }

  private Map<String, Object> addEntry(Path jar, String id, String version, String requires)
      throws IOException {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("id", id);
    entry.put("version", version);
    entry.put("requires", requires);
    entry.put("kinds", List.of("router"));
    entry.put("url", jar.getFileName().toString());
    entry.put("sha256", Checksum.of(jar));
    entry.put("size", Files.size(jar));
    entry.put("description", "Walks as " + id + " does");
    plugins.add(entry);
    return entry;
  }

  /**
   * Writes the zip of a plugin version for one platform and adds its entry. The name of the zip
   * contains the platform.
   */
  public SignedRegistry addVersionForPlatform(String id, String version, String platform)
      throws IOException {
    Path zip =
        PluginJarFile.of(id, version)
            .removeEntry("META-INF/extensions.idx")
            .removeEntry("sample/Router.class")
            .addEntry("classes/META-INF/extensions.idx", "sample.Reader\n")
            .addClassFile("classes/sample/Reader.class", 61)
            .addEntry("platform.txt", platform)
            .writeTo(folder, id + "-" + version + "-" + platform + ".zip");
    addEntry(zip, id, version, ">=1.0.0 & <2.0.0").put("platform", platform);
    return this;
  }

  /** Adds an entry that {@code plugins publish-entry} has written. */
  SignedRegistry addPublishedEntry(String entry) throws IOException {
    plugins.add(JsonMapper.builder().build().readValue(entry, new TypeReference<>() {}));
    return this;
  }

  /** Sets a field of the last entry. */
  SignedRegistry setField(String field, Object value) {
    plugins.get(plugins.size() - 1).put(field, value);
    return this;
  }

  /** Adds copies of the last entry, with the ids {@code m1}, {@code m2} and so on. */
  SignedRegistry addCopies(int count) {
    Map<String, Object> lastEntry = plugins.get(plugins.size() - 1);
    for (int i = 1; i <= count; i++) {
      Map<String, Object> copy = new LinkedHashMap<>(lastEntry);
      copy.put("id", "m" + i);
      copy.put("description", "");
      plugins.add(copy);
    }
    return this;
  }

  /** Adds a value that is not an entry. */
  SignedRegistry addInvalidEntry() {
    plugins.add(null);
    return this;
  }

  /** Removes all entries. */
  SignedRegistry clear() {
    plugins.clear();
    return this;
  }

  /** Sets a field of the list, outside its entries. */
  SignedRegistry setListField(String field, Object value) {
    fields.put(field, value);
    return this;
  }

  /** Writes the list with this serial number to {@code index.json}, and signs it. */
  public SignedRegistry publish(int serial) {
    return publishAs("index.json", serial);
  }

  SignedRegistry publishAs(String name, int serial) {
    try {
      Map<String, Object> list = new LinkedHashMap<>(fields);
      list.putAll(Map.of("schema", 1, "name", "Tests", "serial", serial, "plugins", plugins));
      return writeSigned(name, JsonMapper.builder().build().writeValueAsBytes(list));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the given bytes as a list, and signs it. */
  SignedRegistry writeSigned(String name, byte[] json) {
    try {
      Files.write(folder.resolve(name), json);
      byte[] signature = sign(json);
      String text =
          String.join(
              "\n",
              "untrusted comment: signature",
              base64(new byte[] {'E', 'd'}, keyId, signature),
              "trusted comment: " + TRUSTED_COMMENT,
              base64(sign(concat(signature, TRUSTED_COMMENT.getBytes(StandardCharsets.UTF_8)))),
              "");
      Files.writeString(folder.resolve(name + ".minisig"), text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] sign(byte[] content) {
    try {
      Signature signer = Signature.getInstance("Ed25519");
      signer.initSign(keyPair.getPrivate());
      signer.update(content);
      return signer.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String base64(byte[]... parts) {
    return Base64.getEncoder().encodeToString(concat(parts));
  }

  private static byte[] concat(byte[]... parts) {
    ByteBuffer buffer =
        ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
    Arrays.stream(parts).forEach(buffer::put);
    return buffer.array();
  }
}
