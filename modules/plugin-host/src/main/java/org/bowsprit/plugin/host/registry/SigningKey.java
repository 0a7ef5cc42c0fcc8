package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.bowsprit.format.disk.OutputFile;

/**
 * The secret key with which the maker of a registry signs its lists. It is an Ed25519 key without a
 * password, in a file of two lines, as {@code minisign -G -W} writes it.
 */
public final class SigningKey {

  private static final String ALGORITHM = "Ed25519";
  private static final byte[] PLAIN = {'E', 'd'};
  private static final byte[] NO_PASSWORD = {0, 0};
  private static final String COMMENT = "signed by bowsprit plugins publish";

  /** The offsets of the parts of a secret key. */
  private static final int KDF = 2;

  private static final int ID = 54;
  private static final int SEED = 62;
  private static final int PUBLIC = 94;
  private static final int END = 126;
  private static final int CHECKSUM = 32;

  private final byte[] bytes;

  private SigningKey(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Reads a key.
   *
   * @throws RegistryException if the file does not contain such a key
   */
  public static SigningKey read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    byte[] bytes = lines.size() < 2 ? new byte[0] : RegistryKey.decoded(lines.get(1));
    if (bytes.length != END + CHECKSUM || !Arrays.equals(PLAIN, Arrays.copyOf(bytes, KDF))) {
      throw new RegistryException(file + " is not a secret key that minisign -G -W writes.");
    }
    if (!Arrays.equals(NO_PASSWORD, Arrays.copyOfRange(bytes, KDF, KDF + 2))) {
      throw new RegistryException(
          file + " is protected by a password: use --unsigned, and sign with minisign -S -l.");
    }
    return new SigningKey(bytes);
  }

  /** Creates a key and writes it into a file that only its owner can read. */
  public static SigningKey make(Path file) throws IOException {
    SigningKey key = new SigningKey(made());
    Path place =
        OutputFile.in(file.toAbsolutePath().getParent(), file.getFileName().toString()).path();
    Files.createFile(place);
    if (Files.getFileStore(place).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rw-------"));
    }
    new OutputFile(place).write(lines("untrusted comment: secret key", key.bytes));
    return key;
  }

  private static byte[] made() {
    try {
      KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
      byte[] x509 = pair.getPublic().getEncoded();
      byte[] open = Arrays.copyOfRange(x509, x509.length - CHECKSUM, x509.length);
      byte[] seed = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
      ByteBuffer all = ByteBuffer.allocate(END + CHECKSUM);
      all.put(PLAIN).put(NO_PASSWORD).put(new byte[] {'B', '2'});
      // The id is a part of the public key, which is as good as a random number.
      all.position(ID).put(open, 0, SEED - ID).put(seed).put(open);
      byte[] checked = new byte[END - ID + 2];
      System.arraycopy(PLAIN, 0, checked, 0, 2);
      System.arraycopy(all.array(), ID, checked, 2, END - ID);
      return all.put(Blake2b.of(checked, CHECKSUM)).array();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has Ed25519", e);
    }
  }

  /** Returns the public key, which users specify when they add the registry. */
  public RegistryKey publicKey() {
    return new RegistryKey(
        base64(PLAIN, Arrays.copyOfRange(bytes, ID, SEED), Arrays.copyOfRange(bytes, PUBLIC, END)));
  }

  /** Returns the signature file of a list. */
  byte[] signature(byte[] content) {
    byte[] signature = signed(content);
    byte[] comment = COMMENT.getBytes(StandardCharsets.UTF_8);
    byte[] both = signed(RegistryKey.joined(signature, comment));
    String text =
        String.join(
            "\n",
            "untrusted comment: signature of a Bowsprit registry",
            base64(PLAIN, Arrays.copyOfRange(bytes, ID, SEED), signature),
            "trusted comment: " + COMMENT,
            base64(both),
            "");
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private byte[] signed(byte[] content) {
    try {
      PrivateKey key =
          KeyFactory.getInstance(ALGORITHM)
              .generatePrivate(
                  new EdECPrivateKeySpec(
                      NamedParameterSpec.ED25519, Arrays.copyOfRange(bytes, SEED, PUBLIC)));
      Signature signing = Signature.getInstance(ALGORITHM);
      signing.initSign(key);
      signing.update(content);
      return signing.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has Ed25519", e);
    }
  }

  private static byte[] lines(String comment, byte[] key) {
    return (comment + "\n" + base64(key) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String base64(byte[]... parts) {
    byte[] all = new byte[0];
    for (byte[] part : parts) {
      all = RegistryKey.joined(all, part);
    }
    return Base64.getEncoder().encodeToString(all);
  }
}
